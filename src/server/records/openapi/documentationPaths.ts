/** Addresses that are no declared calls: OpenAPI's document and the page that shows it. */
export const DOCUMENTATION = ['/api/openapi.json', '/api/docs'] as const
