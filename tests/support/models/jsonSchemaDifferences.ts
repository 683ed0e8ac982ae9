const ENTERED =
  'ajv knows a $dynamicAnchor only once it has entered the schema around it, and else takes the root; our meta-schema refuses $dynamicRef'
const DOCUMENT = 'ajv has no $dynamicRef to another document; our meta-schema refuses $dynamicRef'
const EMBEDDED = 'ajv runs in circles among $defs that have an $id of their own; our schemas refer to #/$defs/… only'
const UNKNOWN = 'ajv takes an $id inside an unknown keyword for a real one; our meta-schema refuses unknown keywords'
const VOCABULARY = 'ajv does not switch vocabularies by a meta-schema; ours is one and the same for all entities'
const PROTO = 'ajv passes over a property called __proto__ on purpose; names of our properties begin with a letter'
const NESTED_ITEMS = 'ajv counts no items that items inside anyOf has evaluated'
const CONTAINS = 'ajv counts no items that contains has found as evaluated'
const LONE_ELSE = 'ajv counts what a failed if has seen as evaluated when there is no then'

/** Required tests on which ajv, on server and in the browser, differs from the suite, with reasons. */
export const DIFFERENCES: readonly { readonly group: string; readonly tests: readonly string[]; readonly reason: string }[] = [
  {
    group: 'dynamicRef.json: A $dynamicRef to a $dynamicAnchor in the same schema resource behaves like a normal $ref to an $anchor',
    tests: ['An array of strings is valid'],
    reason: ENTERED,
  },
  {
    group: 'dynamicRef.json: A $dynamicRef to an $anchor in the same schema resource behaves like a normal $ref to an $anchor',
    tests: ['An array of strings is valid'],
    reason: ENTERED,
  },
  {
    group:
      'dynamicRef.json: A $dynamicRef resolves to the first $dynamicAnchor still in scope that is encountered when the schema is evaluated',
    tests: ['An array of strings is valid'],
    reason: ENTERED,
  },
  {
    group: 'dynamicRef.json: A $dynamicRef without anchor in fragment behaves identical to $ref',
    tests: ['An array of numbers is valid'],
    reason: ENTERED,
  },
  {
    group:
      "dynamicRef.json: A $dynamicRef with intermediate scopes that don't include a matching $dynamicAnchor does not affect dynamic scope resolution",
    tests: ['An array of strings is valid'],
    reason: ENTERED,
  },
  {
    group: 'dynamicRef.json: An $anchor with the same name as a $dynamicAnchor is not used for dynamic scope resolution',
    tests: ['Any array is valid'],
    reason: ENTERED,
  },
  {
    group:
      'dynamicRef.json: A $dynamicRef without a matching $dynamicAnchor in the same schema resource behaves like a normal $ref to $anchor',
    tests: ['Any array is valid'],
    reason: ENTERED,
  },
  {
    group:
      'dynamicRef.json: A $dynamicRef with a non-matching $dynamicAnchor in the same schema resource behaves like a normal $ref to $anchor',
    tests: ['Any array is valid'],
    reason: ENTERED,
  },
  {
    group:
      'dynamicRef.json: A $dynamicRef that initially resolves to a schema with a matching $dynamicAnchor resolves to the first $dynamicAnchor in the dynamic scope',
    tests: ['The recursive part is valid against the root', 'The recursive part is not valid against the root'],
    reason: DOCUMENT,
  },
  {
    group:
      'dynamicRef.json: A $dynamicRef that initially resolves to a schema without a matching $dynamicAnchor behaves like a normal $ref to $anchor',
    tests: ["The recursive part doesn't need to validate against the root"],
    reason: DOCUMENT,
  },
  {
    group: 'dynamicRef.json: after leaving a dynamic scope, it is not used by a $dynamicRef',
    tests: [
      'string matches /$defs/thingy, but the $dynamicRef does not stop here',
      'first_scope is not in dynamic scope for the $dynamicRef',
      '/then/$defs/thingy is the final stop for the $dynamicRef',
    ],
    reason: DOCUMENT,
  },
  {
    group: 'dynamicRef.json: tests for implementation dynamic anchor and reference link',
    tests: ['correct extended schema'],
    reason: ENTERED,
  },
  {
    group: 'dynamicRef.json: $ref and $dynamicAnchor are independent of order - $defs first',
    tests: ['correct extended schema'],
    reason: ENTERED,
  },
  {
    group: 'dynamicRef.json: $ref and $dynamicAnchor are independent of order - $ref first',
    tests: ['correct extended schema'],
    reason: ENTERED,
  },
  { group: 'properties.json: properties whose names are Javascript object property names', tests: ['__proto__ not valid'], reason: PROTO },
  {
    group: 'ref.json: refs with relative uris and defs',
    tests: ['invalid on inner field', 'invalid on outer field', 'valid on both fields'],
    reason: EMBEDDED,
  },
  {
    group: 'ref.json: relative refs with absolute uris and defs',
    tests: ['invalid on inner field', 'invalid on outer field', 'valid on both fields'],
    reason: EMBEDDED,
  },
  { group: 'ref.json: URN ref with nested pointer ref', tests: ['a string is valid', 'a non-string is invalid'], reason: EMBEDDED },
  {
    group: 'unevaluatedItems.json: unevaluatedItems with nested items',
    tests: ['with no additional items', 'with invalid additional item'],
    reason: NESTED_ITEMS,
  },
  {
    group: 'unevaluatedItems.json: unevaluatedItems depends on adjacent contains',
    tests: ['contains passes, second item is not evaluated'],
    reason: CONTAINS,
  },
  {
    group: 'unevaluatedItems.json: unevaluatedItems depends on multiple nested contains',
    tests: ['7 not evaluated, fails unevaluatedItems'],
    reason: CONTAINS,
  },
  {
    group: 'unevaluatedItems.json: unevaluatedItems and contains interact to control item dependency relationship',
    tests: ["only b's are invalid", "only c's are invalid", "only b's and c's are invalid", "only a's and c's are invalid"],
    reason: CONTAINS,
  },
  {
    group: 'unevaluatedProperties.json: unevaluatedProperties with if/then/else, then not defined',
    tests: ['when if is false and has unevaluated properties'],
    reason: LONE_ELSE,
  },
  {
    group: 'unknownKeyword.json: $id inside an unknown keyword is not a real identifier',
    tests: [
      'type matches second anyOf, which has a real schema in it',
      'type matches non-schema in first anyOf',
      'type matches non-schema in third anyOf',
    ],
    reason: UNKNOWN,
  },
  {
    group: 'vocabulary.json: schema that uses custom metaschema with with no validation vocabulary',
    tests: ['no validation: invalid number, but it still validates'],
    reason: VOCABULARY,
  },
]
