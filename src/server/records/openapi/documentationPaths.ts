/** Addresses of the OpenAPI document and of the page that shows it; neither is a declared call. */
export const DOCUMENTATION = ['/api/openapi.json', '/api/docs'] as const
