import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  ArrayInput,
  AutocompleteInput,
  Edit,
  NumberInput,
  ReferenceInput,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

/** Lines as in react-admin's documentation, with the fields that the product's grid shows initially. */

const MATERIALS = Array.from({ length: 20 }, (_, index) => ({ id: `m${index}`, name: `P${index} – Part` }))

const LINE_TYPES = ['material', 'discount', 'surcharge'].map((id) => ({ id, name: id }))

const orderOf = (id: string) => ({
  id,
  lines: Array.from({ length: Number(id) }, (_, index) => ({
    ...{ lineType: 'material', material: `m${index % MATERIALS.length}`, quantity: 1 + (index % 9), unit: 'PCS', price: 8.9 },
    ...{ vatPercentage: 20, discountPercentage: null, total: 8.9 },
  })),
})

/** Mocked answers; the id of an order is its number of lines. */
const answered = (url: string): unknown => {
  const [, order] = /^\/orders\/(\d+)$/.exec(url) ?? []
  return order === undefined ? MATERIALS : orderOf(order)
}

const dataProvider = simpleRestProvider('', async (url: string) => {
  const headers = new Headers({ 'content-range': `materials 0-${MATERIALS.length - 1}/${MATERIALS.length}` })
  return { status: 200, headers, body: '', json: answered(url) }
})

const OrderEdit = () => (
  <Edit redirect={false}>
    <SimpleForm>
      <ArrayInput source="lines">
        <SimpleFormIterator inline>
          <SelectInput source="lineType" choices={LINE_TYPES} />
          <ReferenceInput source="material" reference="materials">
            <AutocompleteInput />
          </ReferenceInput>
          <NumberInput source="quantity" />
          <TextInput source="unit" />
          <NumberInput source="price" />
          <NumberInput source="vatPercentage" />
          <NumberInput source="discountPercentage" />
          <NumberInput source="total" disabled />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
)

createRoot(document.getElementById('root') ?? document.body).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="orders" list={() => <h1>Orders</h1>} edit={OrderEdit} />
    <Resource name="materials" recordRepresentation="name" />
  </Admin>,
)
