import { map, number, of, type SchemaSample, text, texts } from './parts.ts'

const integer = { type: 'integer' } as const
const labels = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 63 },
  propertyNames: { pattern: '^[a-z0-9A-Z./-]+$' },
} as const
const quantity = {
  oneOf: [
    { type: 'integer', minimum: 0 },
    { type: 'string', pattern: '^\\d+(m|Ki|Mi|Gi)?$' },
  ],
} as const

/** Infrastructure: manifests of clusters, pipelines, interfaces. */
export const INFRASTRUCTURE: Readonly<Record<string, SchemaSample>> = {
  kubernetesDeployment: {
    schema: of(
      {
        apiVersion: { const: 'apps/v1' },
        kind: { const: 'Deployment' },
        metadata: of({ name: { ...text, pattern: '^[a-z0-9-]{1,63}$' }, labels }, { required: ['name'] }),
        spec: of(
          {
            replicas: { type: 'integer', minimum: 0, default: 1 },
            strategy: {
              type: 'object',
              oneOf: [
                { required: ['type'], properties: { type: { const: 'Recreate' } }, additionalProperties: false },
                {
                  required: ['type'],
                  properties: {
                    type: { const: 'RollingUpdate' },
                    rollingUpdate: of({ maxSurge: { anyOf: [integer, { ...text, pattern: '^\\d+%$' }] } }),
                  },
                  additionalProperties: false,
                },
              ],
            },
            containers: { type: 'array', minItems: 1, items: { $ref: '#/$defs/container' } },
          },
          { required: ['containers'] },
        ),
      },
      {
        required: ['apiVersion', 'kind', 'metadata', 'spec'],
        $defs: {
          container: of(
            {
              name: text,
              image: text,
              env: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['name'],
                  properties: { name: text },
                  oneOf: [
                    { required: ['value'], properties: { value: text } },
                    { required: ['valueFrom'], properties: { valueFrom: of({ secret: text, key: text }, { required: ['secret'] }) } },
                  ],
                },
              },
              resources: of({ limits: { type: 'object', additionalProperties: quantity } }),
            },
            { required: ['name', 'image'] },
          ),
        },
      },
    ),
    valid: {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'hub', labels: { app: 'hub' } },
      spec: {
        replicas: 2,
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: '25%' } },
        containers: [
          {
            name: 'web',
            image: 'hub:1',
            env: [
              { name: 'A', value: '1' },
              { name: 'B', valueFrom: { secret: 's', key: 'k' } },
            ],
            resources: { limits: { cpu: '500m', pods: 2 } },
          },
        ],
      },
    },
    invalid: [
      { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'Hub' }, spec: { containers: [{ name: 'a', image: 'b' }] } },
      { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'hub' }, spec: { containers: [] } },
    ],
  },
  pipeline: {
    schema: of(
      {
        stages: { type: 'array', uniqueItems: true, items: text },
        variables: {
          type: 'object',
          additionalProperties: { anyOf: [text, number, of({ value: text, description: text }, { required: ['value'] })] },
        },
        jobs: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['script'],
            properties: {
              stage: text,
              script: { anyOf: [text, { type: 'array', minItems: 1, items: text }] },
              when: { enum: ['on_success', 'manual', 'delayed'] },
              retry: { anyOf: [{ type: 'integer', minimum: 0, maximum: 2 }, of({ max: { type: 'integer' }, when: texts })] },
              artifacts: of({ paths: texts, expire_in: text }),
            },
            if: { properties: { when: { const: 'delayed' } }, required: ['when'] },
            then: { properties: { start_in: text }, required: ['start_in'] },
          },
        },
      },
      { required: ['jobs'] },
    ),
    valid: {
      stages: ['build', 'test'],
      variables: { NODE: '24', DEBUG: { value: '0', description: 'Noise' } },
      jobs: {
        build: { stage: 'build', script: 'npm ci', retry: 1 },
        nightly: { script: ['a', 'b'], when: 'delayed', start_in: '1 hour', artifacts: { paths: ['dist'] } },
      },
    },
    invalid: [{ jobs: { a: {} } }, { jobs: { a: { script: 'x', when: 'delayed' } } }, { jobs: { a: { script: 'x', retry: 5 } } }],
  },
  githubWorkflow: {
    schema: of(
      {
        name: text,
        on: {
          oneOf: [
            { enum: ['push', 'pull_request', 'schedule'] },
            { type: 'array', minItems: 1, uniqueItems: true, items: { enum: ['push', 'pull_request', 'schedule'] } },
            of({
              push: of({ branches: texts, tags: texts }),
              schedule: { type: 'array', items: of({ cron: text }, { required: ['cron'], additionalProperties: false }) },
            }),
          ],
        },
        permissions: {
          oneOf: [{ enum: ['read-all', 'write-all'] }, { type: 'object', additionalProperties: { enum: ['read', 'write', 'none'] } }],
        },
        jobs: {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[_a-zA-Z][a-zA-Z0-9_-]*$' },
          additionalProperties: {
            oneOf: [
              {
                title: 'Job',
                type: 'object',
                required: ['runs-on'],
                properties: {
                  'runs-on': { anyOf: [text, texts] },
                  'timeout-minutes': number,
                  strategy: of({ matrix: { type: 'object', additionalProperties: { type: 'array', items: {} } } }),
                  env: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
                },
                not: { required: ['uses'] },
              },
              {
                title: 'Reusable workflow',
                type: 'object',
                required: ['uses'],
                properties: { uses: text, with: map },
                additionalProperties: false,
              },
            ],
          },
        },
      },
      { required: ['on', 'jobs'] },
    ),
    valid: {
      name: 'CI',
      on: { push: { branches: ['main'] }, schedule: [{ cron: '0 4 * * *' }] },
      permissions: { contents: 'read' },
      jobs: {
        test: { 'runs-on': 'ubuntu-latest', strategy: { matrix: { node: [22, 24] } }, env: { CI: true } },
        deploy: { uses: './deploy.yml', with: { env: 'prod' } },
      },
    },
    invalid: [
      { on: 'tag', jobs: { a: { 'runs-on': 'x' } } },
      { on: 'push', jobs: { '1a': { 'runs-on': 'x' } } },
      { on: 'push', jobs: { a: { 'runs-on': 'x', uses: 'y' } } },
    ],
  },
  openApiSchema: {
    schema: {
      $ref: '#/$defs/schema',
      $defs: {
        schema: of({
          type: { enum: ['string', 'number', 'object', 'array'] },
          properties: { type: 'object', additionalProperties: { $ref: '#/$defs/schema' } },
          items: { $ref: '#/$defs/schema' },
          oneOf: { type: 'array', items: { anyOf: [{ $ref: '#/$defs/schema' }, { $ref: '#/$defs/reference' }] } },
          required: { type: 'array', uniqueItems: true, items: text },
        }),
        reference: of({ $ref: { ...text, pattern: '^#/' } }, { required: ['$ref'], additionalProperties: false }),
      },
    },
    valid: {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'object', properties: { c: {} } } } },
      oneOf: [{ $ref: '#/x' }, { type: 'number' }],
    },
    invalid: [{ type: 'text' }, { properties: { a: { items: { type: 'nothing' } } } }],
  },
  cloudEvent: {
    schema: of(
      {
        specversion: { const: '1.0' },
        id: { ...text, minLength: 1 },
        source: { ...text, minLength: 1 },
        type: text,
        time: { ...text, format: 'date-time' },
        data: { type: ['object', 'string', 'number', 'array', 'boolean', 'null'] },
      },
      {
        required: ['specversion', 'id', 'source', 'type'],
        dependentRequired: { data: ['datacontenttype'] },
        dependentSchemas: { data: { properties: { datacontenttype: text } } },
        additionalProperties: true,
      },
    ),
    valid: {
      specversion: '1.0',
      id: '1',
      source: '/a',
      type: 't',
      data: { a: [1, null] },
      datacontenttype: 'application/json',
      traceparent: 'x',
    },
    invalid: [
      { specversion: '0.3', id: '1', source: '/a', type: 't' },
      { specversion: '1.0', id: '1', source: '/a', type: 't', data: 5 },
    ],
  },
}
