/** A position on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

const POSITION = /^(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)$/;

/** Parses a text such as '28.6129, 77.2295', as map applications write it; null for any other text. */
export function readPosition(text: string): Position | null {
  const [, north, east] = POSITION.exec(text.trim()) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}
