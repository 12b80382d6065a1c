import { latinText, nameWords } from './name-fold';

const skeletons = (name: string) => nameWords(name).map(({ skeleton }) => skeleton);

describe('spellings and scripts of one name have the same consonants', () => {
  test.each([
    ['Rajesh Kumar', 'राजेश कुमार'],
    ['Chandrasekhar', 'चन्द्रशेखर'],
    ['Gurpreet Singh', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Lakshmi Nair', 'ലക്ഷ്മി നായർ'],
    ['Laxmi', 'Lakshmi'],
    ['Simran Singh', 'सिमरन सिंह'],
    ['Sampat', 'संपत'],
    ['Kamal', 'कमल'],
    ['Lakshmi', 'లక్ష్మి'],
    ['Murugan Balan', 'முருகன் பாலன்'],
    ['Senthil Nathan', 'செந்தில் நாதன்'],
    ['Sharmistha Ghosh', 'শর্মিষ্ঠা ঘোষ'],
    ['Patel', 'પટેલ'],
    ['Ivan Shcherbakov', 'Иван Щербаков'],
    ['John', 'Джон'],
    ['Muhammad', 'محمد'],
    ['Muhammad', 'Mohamed'],
    ['Ali Husseini', 'علی حسینی'],
    ['Yusuf', 'يوسف'],
    ['Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
    ['Ünal Özgür', 'Unal Ozgur'],
    ['Kim Min-su', '김민수'],
    ['Wang Xiao Ming', '王小明'],
    ['Mr. Vikram Mehta', 'Vikram Mehta'],
    ['Katherine', 'Catharine'],
    ['Stephen', 'Steven'],
  ])('%s and %s', (one, other) => {
    expect(skeletons(other)).toEqual(skeletons(one));
  });
});

test('other names have other consonants', () => {
  expect(skeletons('Rajesh')).not.toEqual(skeletons('Ramesh'));
  expect(skeletons('Rohit')).not.toEqual(skeletons('Mohit'));
});

test('a name that only sounds like a title is a name', () => {
  expect(skeletons('عمر صالح')).toEqual(skeletons('Omar Saleh'));
});

test('a name of a title only keeps it, and a name of vowels keeps a letter', () => {
  expect(nameWords('Miss')).toHaveLength(1);
  expect(skeletons('Io')).toEqual(['i']);
  expect(nameWords('…')).toEqual([]);
});

test('any text is searched for in Latin letters', () => {
  expect(latinText('  Łukasz   ŻÓŁĆ ')).toBe('lukasz zolc');
  expect(latinText("O'Brien")).toBe('obrien');
});
