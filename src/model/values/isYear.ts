interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

/** Whether minimum and maximum have four digits: the number is a year, without group separators. */
export const isYear = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: Bounds): boolean => minimum >= 1000 && maximum <= 9999
