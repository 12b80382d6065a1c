import { HAVELI_NILAYA } from './haveli-nilaya';
import { NAVIGATION, PAGES, PALETTE, PICTURES, TESTIMONIALS, type PictureName } from './nilaya-site';

interface Result {
  __typename: string;
  [field: string]: unknown;
}

/** What the owner can do: use the API, upload and pay. */
export interface OwnerAtWork {
  /** Sends a document, and returns the field `result` of its data. */
  send(query: string, variables?: object): Promise<Result>;
  /** Uploads a picture in colours of its own. Returns its id once guests can see it. */
  upload(name: PictureName): Promise<string>;
  /** Pays an order in the gateway's checkout. Resolves when the rupee is refunded. */
  pay(orderId: string): Promise<void>;
}

const FAULTS = '... on InvalidInput { faults { field code } }';
const DOCUMENTS = {
  saveHotel: `mutation SaveSecondHotel($input: PropertyInput!) {
    result: editProperty(input: $input, version: 0) { __typename ${FAULTS} } }`,
  addType: `mutation AddTypeOfSecondHotel($input: NewRoomTypeInput!) {
    result: addRoomType(input: $input) { __typename ... on RoomsSaved { roomTypes { id code } } ${FAULTS} } }`,
  addRoom: `mutation AddRoomOfSecondHotel($roomTypeId: Int!, $input: RoomInput!) {
    result: addRoom(roomTypeId: $roomTypeId, input: $input) { __typename ${FAULTS} } }`,
  addPolicy: `mutation AddPolicyOfSecondHotel($input: PolicyInput!) {
    result: addPolicy(input: $input) { __typename ${FAULTS} } }`,
  addExtra: `mutation AddExtraOfSecondHotel($input: ExtraInput!) {
    result: addExtra(input: $input) { __typename ${FAULTS} } }`,
  addOffer: `mutation AddOfferOfSecondHotel($input: OfferInput!) {
    result: addOffer(input: $input) { __typename ${FAULTS} } }`,
  addItem: `mutation AddItemOfSecondHotel($input: CategoryItemInput!) {
    result: addCategoryItem(input: $input) { __typename ${FAULTS} } }`,
  addPartner: `mutation AddPartnerOfSecondHotel($input: HotelInput!) {
    result: addHotel(input: $input) { __typename ${FAULTS} } }`,
  describePicture: `mutation DescribePictureOfSecondHotel($id: ID!, $input: PictureInput!) {
    result: editPicture(id: $id, input: $input, version: 1) {
      __typename ... on PictureSaved { picture { shown { address } } } ${FAULTS} } }`,
  saveLook: `mutation SaveLookOfSecondHotel($input: LookInput!) {
    result: editLook(input: $input, version: 1) { __typename ${FAULTS} } }`,
  content: `query ContentOfSecondHotel($kind: ContentKind!, $key: String!) {
    result: contentDocument(kind: $kind, key: $key) {
      __typename ... on ContentDocument { version texts { name text form } } } }`,
  saveContent: `mutation SaveContentOfSecondHotel(
    $kind: ContentKind!, $key: String!, $input: ContentInput!, $version: Int!) {
    result: saveContent(kind: $kind, key: $key, input: $input, version: $version) {
      __typename ... on ContentSaved { document { version } } ${FAULTS} } }`,
  publishContent: `mutation PublishContentOfSecondHotel($kind: ContentKind!, $key: String!, $version: Int!) {
    result: publishContent(kind: $kind, key: $key, version: $version) { __typename } }`,
  startPayment: `mutation PaymentOfSecondHotel {
    result: startPaymentTest { __typename ... on PaymentTestStarted { checkout { orderId } } } }`,
  sendMail: 'mutation MailOfSecondHotel { result: sendTestMail { __typename } }',
  publish: `mutation PublishSecondHotel {
    result: publishHotel { __typename ... on SetUpIncomplete { missing } } }`,
};

async function expectResult(kind: string, sent: Promise<Result>): Promise<Result> {
  const result = await sent;
  if (result.__typename !== kind) throw new Error(`Expected ${kind}: ${JSON.stringify(result)}`);
  return result;
}

/** The addresses of its pictures, by their names. */
type Addresses = ReadonlyMap<string, string>;

const NAMES = Object.keys(PICTURES) as PictureName[];

async function addPictures({ send, upload }: OwnerAtWork): Promise<Addresses> {
  const addresses = new Map<string, string>();
  for (const name of NAMES) {
    const id = await upload(name);
    const input = { altText: PICTURES[name], focalX: 50, focalY: 40 };
    const saved = await expectResult('PictureSaved', send(DOCUMENTS.describePicture, { id, input }));
    addresses.set(name, (saved['picture'] as { shown: { address: string } }).shown.address);
  }
  return addresses;
}

async function addRooms({ send }: OwnerAtWork, addresses: Addresses): Promise<void> {
  const pictures = [addresses.get('room')];
  for (const [sortOrder, { input, rooms }] of HAVELI_NILAYA.roomTypes.entries()) {
    const sent = send(DOCUMENTS.addType, { input: { ...input, pictures, sortOrder } });
    const types = (await expectResult('RoomsSaved', sent))['roomTypes'] as { id: number; code: string }[];
    const roomTypeId = types.find(({ code }) => code === input.code)?.id;
    for (const number of rooms)
      await expectResult(
        'RoomsSaved',
        send(DOCUMENTS.addRoom, { roomTypeId, input: { number, onSale: true } }),
      );
  }
}

async function addListings({ send }: OwnerAtWork, addresses: Addresses): Promise<void> {
  const { extras, offers, items, partner } = HAVELI_NILAYA;
  for (const input of extras) await expectResult('ExtraSaved', send(DOCUMENTS.addExtra, { input }));
  for (const offer of offers) {
    const input = { ...offer, imageUrl: addresses.get(offer.imageUrl) };
    await expectResult('OfferSaved', send(DOCUMENTS.addOffer, { input }));
  }
  for (const item of items) {
    const input = { ...item, images: item.images.map((name) => addresses.get(name)) };
    await expectResult('CategoryItemSaved', send(DOCUMENTS.addItem, { input }));
  }
  const input = { ...partner, photo: addresses.get(partner.photo) };
  await expectResult('HotelSaved', send(DOCUMENTS.addPartner, { input }));
}

interface StoredText {
  name: string;
  text: string;
  form: string;
}

/** Publishes a document. `inputOf` makes its form from the texts that it has. */
async function publish(
  { send }: OwnerAtWork,
  place: { kind: string; key: string },
  inputOf: (texts: readonly StoredText[]) => object,
): Promise<void> {
  const found = await expectResult('ContentDocument', send(DOCUMENTS.content, place));
  const input = inputOf(found['texts'] as StoredText[]);
  const sent = send(DOCUMENTS.saveContent, { ...place, input, version: found['version'] });
  const { document } = (await expectResult('ContentSaved', sent)) as { document?: { version: number } };
  const published = send(DOCUMENTS.publishContent, { ...place, version: document?.version });
  await expectResult('ContentSaved', published);
}

async function publishSite(owner: OwnerAtWork, addresses: Addresses): Promise<void> {
  for (const [key, own] of Object.entries(PAGES)) {
    const textOf = ({ name, text, form }: StoredText) => {
      const wanted = own[name] ?? text;
      return { name, text: form === 'PICTURE' ? (addresses.get(wanted) ?? '') : wanted };
    };
    await publish(owner, { kind: 'PAGE', key }, (texts) => ({ texts: texts.map(textOf) }));
  }
  await publish(owner, { kind: 'NAVIGATION', key: 'main' }, () => ({ entries: NAVIGATION }));
  await publish(owner, { kind: 'TESTIMONIALS', key: 'guests' }, () => ({ testimonials: TESTIMONIALS }));
}

/** Turns an empty installation into Haveli Nilaya by the API alone, and opens it to guests. */
export async function createHotel(owner: OwnerAtWork): Promise<void> {
  const { send, pay } = owner;
  const { hotel, policy } = HAVELI_NILAYA;
  await expectResult('SettingsSaved', send(DOCUMENTS.saveHotel, { input: hotel }));
  await expectResult('PolicySaved', send(DOCUMENTS.addPolicy, { input: policy }));
  const addresses = await addPictures(owner);
  await addRooms(owner, addresses);
  await addListings(owner, addresses);
  const look = {
    ...{ palette: PALETTE, logo: addresses.get('sign') },
    ...{ headingTypeface: 'PLAYFAIR_DISPLAY', textTypeface: 'SOURCE_SANS' },
  };
  await expectResult('LookSaved', send(DOCUMENTS.saveLook, { input: look }));
  await publishSite(owner, addresses);
  const started = await expectResult('PaymentTestStarted', send(DOCUMENTS.startPayment));
  await pay((started['checkout'] as { orderId: string }).orderId);
  await expectResult('TestMailSent', send(DOCUMENTS.sendMail));
  await expectResult('HotelPublished', send(DOCUMENTS.publish));
}
