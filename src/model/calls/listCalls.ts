import { GROUPS_PER_PAGE } from '../lists/listSummary.ts'
import { GROUP_ORDERS, MAX_MEASURES } from '../lists/viewState.ts'
import { type AnswerOf, declareCall } from './callContract.ts'
import { type Entity, likeTheList, MAX_IN_BATCH } from './recordCalls.ts'
import { count, flag, listOf, named, object, openObject, text, textOrNull } from './schemaParts.ts'

/** Counts and measures of all records of a filtered list, as a whole or in groups. */
export const summaryCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'GET',
    path: `/api/${id}/summary`,
    summary: `Counts, sums, averages, smallest and largest values of all ${plural} that a filter finds, as a whole or in groups`,
    right: { resource: id, action: 'list' },
    query: object(
      {
        filter: likeTheList,
        measures: named('Measures', {
          ...listOf(text),
          maxItems: MAX_MEASURES,
          description: 'Field and `sum`, `average`, `min` or `max`: `netTotal.sum`. Of days and moments only the last two',
        }),
        group: named('GroupField', {
          type: 'string',
          description:
            'Choice, reference, or field of yes and no; day or moment with `day`, `week`, `month`, `quarter` or `year`: `date.month`',
        }),
        order: named('GroupOrder', {
          enum: GROUP_ORDERS,
          description: 'Of groups: by their values, references by their labels, or by their numbers of records; default `value`',
        }),
        offset: named('GroupOffset', { type: 'string', pattern: '^[0-9]{1,7}$', description: 'Number of groups to be skipped' }),
      },
      ['filter', 'measures', 'group', 'order', 'offset'],
    ),
    answer: named(
      'ListSummary',
      object({
        groups: {
          ...listOf(
            object({
              key: {
                type: ['string', 'number', 'boolean', 'null'],
                description: 'Value, or first day of the period; null without a value',
              },
              filter: {
                type: 'object',
                additionalProperties: true,
                description: 'Finds the group’s records, beside the filter of the call',
              },
              count: { ...count, description: 'How many records' },
              totals: listOf(
                object({
                  measure: { ...text, description: '`netTotal.sum`' },
                  currency: { ...textOrNull, description: 'Null of amounts without one; amounts of different currencies are never added' },
                  value: { ...text, description: 'Decimal text, day or moment' },
                }),
              ),
            }),
          ),
          description: `Without \`group\` one, of all records; else at most ${GROUPS_PER_PAGE}`,
        },
        more: { ...flag, description: 'Whether there are further groups' },
        timeZone: { ...textOrNull, description: 'Whose days, weeks or months the groups of moments are; null for other groups' },
      }),
    ),
  })

export type ListSummary = AnswerOf<ReturnType<typeof summaryCall>>

/** Tells which of many records a list shows. */
export const matchingCall = ({ id, plural }: Entity) =>
  declareCall({
    method: 'POST',
    path: `/api/${id}/matching`,
    summary: `Which of these ${plural} a filter finds`,
    right: { resource: id, action: 'list' },
    readsOnly: true,
    body: openObject({
      ids: { type: 'array', items: text, maxItems: MAX_IN_BATCH },
      filter: { type: 'object', description: 'A filter as in the list' },
    }),
    answer: named('MatchingIds', object({ ids: listOf(text) })),
  })
