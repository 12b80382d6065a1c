import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MILL } from '../../../tests/hotels';
import { HotelProvider } from '../hotel/hotel';
import { useWriteInstant } from './instants';

const hotelIn = (timeZone: string | null) =>
  function Hotel({ children }: { children: ReactNode }) {
    return <HotelProvider value={{ ...MILL, timeZone }}>{children}</HotelProvider>;
  };

test.each([
  ['Asia/Kolkata', '29 Nov 2026, 10:30'],
  ['Pacific/Auckland', '29 Nov 2026, 18:00'],
  [null, ''],
])('an instant is written in the time zone of a hotel in %s', (timeZone, text) => {
  const { result } = renderHook(useWriteInstant, { wrapper: hotelIn(timeZone) });
  expect(result.current('2026-11-29T05:00:00.000Z')).toBe(text);
});
