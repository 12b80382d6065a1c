import type { NearbyPlace, Position } from '../../lib/hotel/good-to-know';
import { t } from '../../lib/texts/texts';
import { drawingOf } from './places-on-drawing';

interface TravelMapProps {
  hotel: string;
  /** Null when the hotel has not entered its position; then nothing is drawn. */
  position: Position | null;
  places: readonly NearbyPlace[];
}

const EDGE = 200;
const RADIUS = 165;

/** '0.7 km', '22 km' */
const distanceInWords = (kilometres: number): string =>
  t`${kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres))} km`;

/**
 * Places around the hotel with their travel times. The map is drawn from the hotel's own data, so no map service learns
 * about the guest.
 */
export function TravelMap({ hotel, position, places }: TravelMapProps) {
  const located = places.flatMap((place) => (place.position ? [place.position] : []));
  const { places: points, rings } = position ? drawingOf(position, located) : { places: [], rings: [] };
  const drawn = new Map(places.filter((place) => place.position).map((place, index) => [place, index]));
  return (
    <div className="@container">
      <div className="grid items-center gap-x-10 gap-y-6 @xl:grid-cols-[minmax(0,20rem)_1fr]">
        {points.length > 0 ? (
          <svg
            viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
            role="img"
            aria-label={t`Map of the places around ${hotel}, north at the top. The list contains the same places.`}
            className="w-full max-w-80"
          >
            {rings.map(({ kilometres, radius }) => (
              <g key={kilometres}>
                <circle r={radius * RADIUS} className="fill-none stroke-control/60" strokeWidth={1.5} />
                <text
                  y={radius * RADIUS - 5}
                  textAnchor="middle"
                  className="fill-quiet text-[13px] stroke-ground"
                  strokeWidth={5}
                  paintOrder="stroke"
                >
                  {t`${kilometres} km`}
                </text>
              </g>
            ))}
            <text y={-EDGE + 14} textAnchor="middle" className="fill-quiet text-[13px]">
              {t`N`}
            </text>
            {points.map(({ x, y }, index) => (
              <g key={index} transform={`translate(${x * RADIUS} ${y * RADIUS})`}>
                <circle r={13} className="fill-action" />
                <text
                  textAnchor="middle"
                  dy="0.36em"
                  className="tabular fill-on-action text-[14px] font-semibold"
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
                <div>
                  <p className="font-semibold">{place.name}</p>
                  <p className="text-quiet">
                    {place.travel}{' '}
                    {point ? (
                      <span className="whitespace-nowrap">
                        {place.travel ? '· ' : null}
                        {distanceInWords(point.kilometres)}
                      </span>
                    ) : null}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
