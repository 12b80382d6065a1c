import type { NearbyPlace, Position } from '../../lib/hotel/good-to-know';
import type { ShownPicture } from '../../lib/hotel/shown-picture';
import { t } from '../../lib/texts/texts';
import { EndOfBlock } from '../page/end-of-block';
import { ShownPicture as Picture } from '../picture/shown-picture';
import { drawingOf } from './places-on-drawing';

interface TravelMapProps {
  hotel: string;
  /** Null when the hotel has not entered its position; then nothing is drawn. */
  position: Position | null;
  places: readonly NearbyPlace[];
  /** The hotel's own picture, instead of the drawing. */
  mapPicture: ShownPicture | null;
}

const EDGE = 200;
const RADIUS = 165;

/** '0.7 km', '22 km' */
const distanceInWords = (kilometres: number): string =>
  t`${kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres))} km`;

/**
 * The hotel's own picture of the map, or a map drawn from the hotel's own data, so that no map service learns about the
 * guest. The list of places with their travel times says the same in words.
 */
export function TravelMap({ mapPicture, ...map }: TravelMapProps) {
  if (!mapPicture) return map.places.length > 0 ? <DrawnMap {...map} /> : null;
  return (
    <div className="@container grid gap-6">
      <Picture
        files={mapPicture}
        sizes="(min-width: 80rem) 40rem, (min-width: 64rem) 55vw, 92vw"
        className="h-auto border border-line"
      />
      {map.places.length > 0 ? (
        <ul className="grid gap-x-10 gap-y-3 @xl:grid-cols-2">
          {map.places.map((place, row) => (
            <li key={row}>
              <PlaceInWords place={place} kilometres={kilometresTo(map.position, place)} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function kilometresTo(hotel: Position | null, { position }: NearbyPlace): number | undefined {
  return hotel && position ? drawingOf(hotel, [position]).places[0]?.kilometres : undefined;
}

interface PlaceInWordsProps {
  place: NearbyPlace;
  /** Undefined when one of the two positions is unknown. */
  kilometres: number | undefined;
}

function PlaceInWords({ place: { name, travel }, kilometres }: PlaceInWordsProps) {
  return (
    <div>
      <p className="font-semibold">{name}</p>
      <p className="text-quiet">
        {travel}{' '}
        {kilometres === undefined ? null : (
          <span className="whitespace-nowrap">
            {travel ? '· ' : null}
            {distanceInWords(kilometres)}
          </span>
        )}
      </p>
    </div>
  );
}

/** Numbered points around the hotel, with the list of the places that they mean. */
function DrawnMap({ hotel, position, places }: Omit<TravelMapProps, 'mapPicture'>) {
  const located = places.flatMap((place) => (place.position ? [place.position] : []));
  const { places: points, rings } = position ? drawingOf(position, located) : { places: [], rings: [] };
  const drawn = new Map(places.filter((place) => place.position).map((place, index) => [place, index]));
  return (
    <div className="@container">
      <div className="shown-whole grid items-center gap-x-10 gap-y-6 @xl:grid-cols-[minmax(0,20rem)_1fr]">
        {points.length > 0 ? (
          <svg
            viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
            role="img"
            aria-label={t`Map of the places around ${hotel}, north at the top. The list contains the same places.`}
            className="w-full max-w-96"
          >
            {rings.map(({ kilometres, radius }) => (
              <g key={kilometres}>
                <circle r={radius * RADIUS} className="fill-none stroke-control/60" strokeWidth={1.5} />
                <text
                  y={radius * RADIUS - 5}
                  textAnchor="middle"
                  className="fill-quiet text-[17px] stroke-ground"
                  strokeWidth={5}
                  paintOrder="stroke"
                >
                  {t`${kilometres} km`}
                </text>
              </g>
            ))}
            <text y={-EDGE + 14} textAnchor="middle" className="fill-quiet text-[17px]">
              {t`N`}
            </text>
            {points.map(({ x, y }, index) => (
              <g key={index} transform={`translate(${x * RADIUS} ${y * RADIUS})`}>
                <circle r={15} className="fill-action" />
                <text
                  textAnchor="middle"
                  dy="0.36em"
                  className="tabular fill-on-action text-[18px] font-semibold"
                >
                  {index + 1}
                </text>
              </g>
            ))}
            <path d="M0-13 13 0 0 13-13 0Z" className="fill-brass" />
          </svg>
        ) : null}
        <ul className="grid gap-3">
          {places.map((place, row) => {
            const number = drawn.get(place);
            const point = number === undefined ? undefined : points[number];
            return (
              <li key={row} className="grid grid-cols-[1.75rem_1fr] items-baseline">
                <span aria-hidden className="tabular font-semibold text-action">
                  {point && number !== undefined ? number + 1 : null}
                </span>
                <PlaceInWords place={place} kilometres={point?.kilometres} />
              </li>
            );
          })}
        </ul>
        <EndOfBlock />
      </div>
    </div>
  );
}
