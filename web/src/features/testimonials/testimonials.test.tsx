import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { testimonialSamples } from './testimonial-samples';
import { Testimonials } from './testimonials';

const FIVE_SECONDS = 5_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'What Our Guests Say' });
const shownNames = () =>
  within(screen.getByRole('group'))
    .getAllByRole('figure')
    .map((card) => testimonialSamples.find(({ name }) => card.textContent?.includes(name))?.name);
const namesOfSlide = (slide: number) =>
  testimonialSamples.slice(slide * 2, slide * 2 + 2).map(({ name }) => name);

function visitorWantsLessMotion(): void {
  const screenDetails = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(screenDetails);
}

test('six samples, each rated 5 or 4', () => {
  expect(testimonialSamples).toHaveLength(6);
  for (const { rating } of testimonialSamples) expect([4, 5]).toContain(rating);
});

test('there are two cards per slide, the next two every five seconds, then the first again', () => {
  render(<Testimonials />);
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

test('it has no arrows and no indicators: its one button pauses it', () => {
  render(<Testimonials />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Pause']);
});

test('it stops while the pointer is on it', () => {
  render(<Testimonials />);
  fireEvent.mouseEnter(carousel());
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  fireEvent.mouseLeave(carousel());
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('it stops while the focus is in it', () => {
  render(<Testimonials />);
  const button = screen.getByRole('button', { name: 'Pause' });
  act(() => button.focus());
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  act(() => button.blur());
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('Pause stops it until Play, which works although pointer and focus are on the button', () => {
  render(<Testimonials />);
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

test('with reduced motion it stops until Play is pressed', () => {
  visitorWantsLessMotion();
  render(<Testimonials />);
  wait(3 * FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(0));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(FIVE_SECONDS);
  expect(shownNames()).toEqual(namesOfSlide(1));
});

test('a card shows stars out of five, filled and empty, the words, the name and the city', () => {
  const [fourStars] = testimonialSamples.filter(({ rating }) => rating === 4);
  const { container } = render(<Testimonials />);
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
