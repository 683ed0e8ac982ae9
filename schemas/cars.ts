import { defineEntity } from '../src/model/defineEntity.ts'

/** A car in stock or on offer (`PRODUCT.md A11`). One that was added by its auction's address alone is described later. */
export const cars = defineEntity({
  $id: 'cars',
  title: 'Car',
  type: 'object',
  properties: {
    lotNumber: { type: 'string', maxLength: 32, unique: true, search: true },
    vin: { type: 'string', format: 'vin', title: 'VIN', unique: true, search: true },
    year: { type: 'integer', minimum: 1900, maximum: 2100 },
    make: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      search: true,
      suggestions: { entity: 'lookups', field: 'name', where: { 'lookupTypeId.name': 'Make' } },
    },
    model: {
      type: 'string',
      minLength: 1,
      maxLength: 64,
      search: true,
      suggestions: { entity: 'lookups', field: 'name', where: { 'lookupTypeId.name': 'Model', 'parentLookupId.name': '$record.make' } },
    },
    odometer: { type: 'integer', minimum: 0, unit: 'mile', description: 'In miles' },
    status: {
      enum: ['inStock', 'onOffer', 'sold', 'delivered', 'archived'],
      tones: { onOffer: 'hint', sold: 'good', delivered: 'good' },
      default: 'inStock',
      readOnly: true,
      keep: true,
    },
    location: { type: 'string', reference: 'carLots', title: 'Location' },
    saleDate: { type: 'string', format: 'date', list: false },
    condition: { enum: ['runsAndDrives', 'starts', 'stationary'], list: false, group: 'condition' },
    damages: {
      type: 'array',
      items: { enum: ['front', 'rear', 'side', 'roof', 'hail', 'flood', 'fire', 'mechanical', 'interior', 'undercarriage'] },
      uniqueItems: true,
      list: false,
      group: 'condition',
    },
    titleType: { enum: ['clean', 'salvage', 'rebuilt', 'exportOnly', 'noTitle'], title: 'Title', list: false, group: 'condition' },
    keys: { type: 'boolean', default: true, list: false, group: 'condition' },
    fuel: { enum: ['petrol', 'diesel', 'hybrid', 'electric', 'gas'], list: false, group: 'specification' },
    transmission: { enum: ['manual', 'automatic'], list: false, group: 'specification' },
    drive: { enum: ['front', 'rear', 'all'], list: false, group: 'specification' },
    cylinders: { type: 'integer', minimum: 0, maximum: 24, list: false, group: 'specification' },
    horsepower: { type: 'integer', minimum: 0, list: false, group: 'specification' },
    colour: {
      type: 'string',
      maxLength: 32,
      title: 'Colour',
      list: false,
      group: 'specification',
      suggestions: { entity: 'lookups', field: 'name', where: { 'lookupTypeId.name': 'Colour' } },
    },
    auctionUrl: { type: 'string', format: 'uri', unique: true, title: 'Auction URL', list: false },
    owner: { type: 'string', reference: 'users', initial: '$user.id', list: false, title: 'Responsible' },
    image: { type: 'string', format: 'image', readOnly: true, title: 'Main picture', list: false, description: 'The first of the images' },
    images: {
      type: 'array',
      items: { type: 'string', format: 'image' },
      maxItems: 40,
      maxBytes: 20_000_000,
      group: 'media',
    },
    documents: {
      type: 'array',
      items: { type: 'string', format: 'file' },
      accept: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
      maxItems: 40,
      maxBytes: 20_000_000,
      group: 'media',
    },
    costs: {
      type: 'array',
      list: false,
      group: 'costs',
      items: {
        type: 'object',
        required: ['kind', 'date', 'amount'],
        properties: {
          kind: { enum: ['purchase', 'auctionFees', 'transport', 'repair', 'other'], keep: true },
          date: { type: 'string', format: 'date', initial: '$today' },
          amount: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', keep: true },
          currency: {
            type: 'string',
            reference: 'currencies',
            referenceFilter: { digits: 2 },
            description: 'Left empty, it is the firm’s',
          },
          purchase: { type: 'string', reference: 'purchases', description: 'The invoice it was paid with' },
          notes: { type: 'string', maxLength: 250 },
        },
      },
    },
  },
  if: { required: ['auctionUrl'] },
  else: { required: ['make', 'model', 'year'] },
  entity: {
    icon: 'DirectionsCar',
    path: { list: 'Inventory', create: 'Inventory/AddNewCar', show: 'InventoryOpenFileView/{id}' },
    menu: 'carLots',
    menuOrder: 2,
    menuLabel: 'Inventory',
    recordLabel: '{year} {make} {model} – {lotNumber}',
    columns: ['lotNumber', 'year', 'make', 'model', 'odometer', 'status', 'location', 'owner'],
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'export'] },
    tenant: 'own',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly cars: typeof cars
  }
}
