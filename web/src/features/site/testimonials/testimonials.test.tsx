import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderServed, Server, type DataOf } from '../../../../tests/served';
import { Testimonials } from './testimonials';

const FIVE_SECONDS = 5_000;

const TESTIMONIALS: DataOf<'Testimonials'>['testimonials'] = [5, 5, 4, 5, 5, 4].map((rating, place) => ({
  name: `Guest ${place + 1}.`,
  message: `Words of ${place + 1}.`,
  rating,
  location: `Town ${place + 1}`,
  image: `/portraits/portrait${place + 1}.svg`,
}));

async function show(testimonials = TESTIMONIALS) {
  const shown = renderServed(<Testimonials />, new Server({ Testimonials: () => ({ testimonials }) }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return shown;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'What Our Guests Say' });
const shownNames = () =>
  within(screen.getByRole('group'))
    .getAllByRole('figure')
    .map((card) => TESTIMONIALS.find(({ name }) => card.textContent?.includes(name))?.name);
const namesOfSlide = (slide: number) => TESTIMONIALS.slice(slide * 2, slide * 2 + 2).map(({ name }) => name);

function visitorWantsLessMotion(): void {
  const screenDetails = Object.assign(window.matchMedia(''), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(screenDetails);
}

test('a hotel without testimonials has no such section', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});

test('a testimonial without a portrait has a neutral one', async () => {
  const { container } = await show(TESTIMONIALS.slice(0, 1).map((one) => ({ ...one, image: null })));
  expect(container.querySelector('img')).toHaveAttribute('src', '/portraits/default.svg');
});

test('there are two cards per slide, the next two every five seconds, then the first again', async () => {
  await show();
  expect(shownNames()).toEqual(namesOfSlide(0));
  wait(FIVE_SECONDS - 1);
  expect(shownNames()).toEqual(namesOfSlide(0));
  wait(1);
  expect(shownNames()).toEqual(namesOfSlide(1));
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(2));
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
});

test('it has no arrows and no indicators: its one button pauses it', async () => {
  await show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Pause']);
});

test('it stops while the pointer is on it', async () => {
  await show();
  fireEvent.mouseEnter(carousel());
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  fireEvent.mouseLeave(carousel());
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('it stops while the focus is in it', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Pause' });
  act(() => button.focus());
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  act(() => button.blur());
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('Pause stops it until Play, which works although pointer and focus are on the button', async () => {
  await show();
  fireEvent.mouseEnter(carousel());
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  fireEvent.mouseLeave(carousel());
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  fireEvent.mouseEnter(carousel());
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('with reduced motion it stops until Play is pressed', async () => {
  visitorWantsLessMotion();
  await show();
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('a card shows stars out of five, filled and empty, the words, the name and the city', async () => {
  const [fourStars] = TESTIMONIALS.filter(({ rating }) => rating === 4);
  const { container } = await show();
  const card = [...container.querySelectorAll('figure')].find((figure) =>
    figure.textContent?.includes(fourStars?.name ?? '?'),
  );
  const stars = [...(card?.querySelectorAll('[data-filled]') ?? [])].map((star) =>
    star.getAttribute('data-filled'),
  );
  expect(stars).toEqual(['true', 'true', 'true', 'true', 'false']);
  expect(card).toHaveTextContent(fourStars?.message ?? '?');
  expect(card).toHaveTextContent(fourStars?.location ?? '?');
  expect(card?.querySelector('img')).toHaveAttribute('src', fourStars?.image);
});
