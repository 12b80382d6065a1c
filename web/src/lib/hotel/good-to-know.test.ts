import { MAP_PICTURE } from '../../../tests/pictures';
import { knownFromTexts, readGoodToKnow } from './good-to-know';
import { whatsappAddress } from './telephone';

test('the texts of the page become promises, rules, things and places', () => {
  expect(
    readGoodToKnow({
      'promises.first': 'No booking fee',
      'promises.second': '',
      'promises.third': 'Change online',
      'contact.whatsapp': '+91 484 555 0199',
      'rules.pets': 'Dogs are welcome.',
      'rules.amenities': 'Pool\n\n Lift ',
      'map.position': '9.9312, 76.2673',
      'place1.name': 'The ferry',
      'place1.position': '',
      'place1.travel': '5 minutes on foot',
      'place2.name': '',
      'place2.position': '9.95, 76.25',
    }),
  ).toEqual({
    promises: ['No booking fee', 'Change online'],
    whatsapp: '+91 484 555 0199',
    rules: [{ title: 'Pets', rule: 'Dogs are welcome.' }],
    amenities: ['Pool', 'Lift'],
    position: { latitude: 9.9312, longitude: 76.2673 },
    mapPicture: null,
    places: [{ name: 'The ferry', travel: '5 minutes on foot', position: null }],
  });
});

test('a hotel that has written nothing promises nothing and draws nothing', () => {
  const nothing = {
    promises: [],
    whatsapp: null,
    rules: [],
    amenities: [],
    position: null,
    mapPicture: null,
    places: [],
  };
  expect(readGoodToKnow({ heading: 'Good to know', 'place1.name': '', 'map.position': '' })).toEqual(nothing);
});

test('the picture of the map comes with the text that has its address', () => {
  const known = knownFromTexts([
    { name: 'map.image', text: MAP_PICTURE.address, picture: MAP_PICTURE },
    { name: 'map.position', text: '', picture: null },
  ]);
  expect(known.mapPicture).toEqual(MAP_PICTURE);
});

test('WhatsApp takes the digits of a number alone', () => {
  expect(whatsappAddress('+91 484 555-0199')).toBe('https://wa.me/914845550199');
});
