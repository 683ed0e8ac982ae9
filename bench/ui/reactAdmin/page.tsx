import simpleRestProvider from 'ra-data-simple-rest'
import {
  Admin,
  ArrayInput,
  AutocompleteInput,
  BooleanField,
  Create,
  combineDataProviders,
  Datagrid,
  Edit,
  EmailField,
  List,
  NumberInput,
  Pagination,
  ReferenceField,
  ReferenceInput,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextField,
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

const mocked = simpleRestProvider('', async (url: string) => {
  const headers = new Headers({ 'content-range': `materials 0-${MATERIALS.length - 1}/${MATERIALS.length}` })
  return { status: 200, headers, body: '', json: answered(url) }
})

/** Customers and countries are those of the product, through the server of this page. */
const api = simpleRestProvider('/api')
const dataProvider = combineDataProviders((resource) => (resource === 'customers' || resource === 'countries' ? api : mocked))

/** The columns of the product's list, with react-admin's fields. */
const CustomerList = () => (
  <List perPage={25} pagination={<Pagination rowsPerPageOptions={[25, 1000]} />} sort={{ field: 'code', order: 'ASC' }} exporter={false}>
    <Datagrid rowClick="edit">
      <TextField source="code" />
      <TextField source="fullName" />
      <EmailField source="email" />
      <TextField source="phoneNumber" />
      <ReferenceField source="country" reference="countries" />
      <TextField source="taxNo" />
      <BooleanField source="blocked" />
    </Datagrid>
  </List>
)

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

/** As many text inputs as the product's form. */
const ManyFields = () => (
  <Create redirect={false}>
    <SimpleForm>
      {Array.from({ length: 300 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields do not change
        <TextInput key={at} source={`field${at}`} />
      ))}
    </SimpleForm>
  </Create>
)

createRoot(document.getElementById('root') ?? document.body).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="orders" list={() => <h1>Orders</h1>} edit={OrderEdit} />
    <Resource name="many" create={ManyFields} />
    <Resource name="materials" recordRepresentation="name" />
    <Resource name="customers" list={CustomerList} />
    <Resource name="countries" recordRepresentation="name" />
  </Admin>,
)
