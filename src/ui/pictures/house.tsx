import { sceneOf } from "./all-scenes.ts";
import { areaColourOf } from "./area-colours.ts";
import { Drawing } from "./drawing.tsx";
import styles from "./house.module.css";

/** Where each picture has its room. */
const ROOMS = [
  ["lamp-and-book", "translate(48 126)"],
  ["calm-window", "translate(218 126)"],
  ["moon-over-bed", "translate(388 126)"],
  ["shoes", "translate(48 252)"],
  ["table-and-chairs", "translate(218 252)"],
  ["bowl", "translate(388 252)"],
] as const;

const OUTSIDE = (
  <>
    <path className="lawn" d="M6 388Q60 370 300 370 540 370 594 388 602 414 560 418 300 430 40 418 -2 414 6 388Z" />
    <path className="wood" d="M20 392Q22 340 18 300H28Q26 340 32 392Z" />
    <path className="leaf" d="M8 318Q-6 298 8 282 2 254 24 250 46 254 42 282 54 302 38 318 22 328 8 318Z" />
    <path className="fine" d="M16 282Q20 276 26 278M24 304Q30 306 34 300" />
    <path className="wood" d="M424 22H462V96H424Z" />
    <path className="wood" d="M418 14H468V27H418Z" />
    <path className="clay" d="M18 112Q160 60 300 22 440 60 582 112L566 124H34Z" />
    <path
      className="fine"
      d="M60 110Q70 118 78 106 88 114 96 100M120 100Q128 108 138 96 148 104 156 90M196 96Q204 105 214 92 223 101 232 88M254 100Q263 109 272 96 282 104 291 91M344 102Q353 111 362 98 372 106 381 93M420 104Q429 113 438 100 448 108 457 95M508 108Q517 116 526 104M268 50Q277 59 286 46 296 54 305 41M164 92Q173 101 183 85 192 93 200 78M236 68Q246 78 254 62 264 70 272 56M300 96Q309 105 318 90 328 98 337 84M356 66Q366 75 374 62M392 92Q402 101 411 88 420 96 430 84M472 100Q482 110 491 97 500 105 510 96"
    />
    <path className="cream" d="M40 120H560V378H40Z" />
  </>
);

const BENCH = (
  <>
    <path d="M566 366V392M592 366V392" />
    <path className="wood" d="M560 362H598V368H560ZM562 346H596V352H562Z" />
    <path d="M566 346V362M592 346V362" />
  </>
);

const SMOKE = <path className="fine" d="M438 6Q430 -2 440 -10 452 -16 444 -22M450 4Q458 -4 452 -12" />;

type Props = {
  /** The pictures of the areas that are done: their rooms are lit. */
  readonly done: ReadonlySet<string>;
  /** Those that were done since the house was last seen: their rooms light up once. */
  readonly isNew?: (picture: string) => boolean;
};

/** The six areas as the rooms of one house. Each lights up when its area is done; in the end the chimney smokes. */
export function House({ done, isNew = () => false }: Props) {
  return (
    <Drawing size="house">
      {OUTSIDE}
      {ROOMS.map(([picture, place]) => (
        <Room key={picture} {...{ picture, place }} isDone={done.has(picture)} isNew={isNew(picture)} />
      ))}
      {BENCH}
      {ROOMS.every(([picture]) => done.has(picture)) && SMOKE}
    </Drawing>
  );
}

type RoomProps = {
  readonly picture: string;
  readonly place: string;
  readonly isDone: boolean;
  readonly isNew: boolean;
};

function Room({ picture, place, isDone, isNew }: RoomProps) {
  const content = (isLit: boolean) => (
    <>
      <path className={isLit ? styles.lit : styles.dim} d="M0 0H164V118H0Z" />
      <g transform="translate(0 -2) scale(.41)">{sceneOf(picture)?.room(isLit)}</g>
    </>
  );
  return (
    <g transform={place} data-area={areaColourOf(picture)}>
      {(!isDone || isNew) && content(false)}
      {isDone && <g className={isNew ? styles.lighting : undefined}>{content(true)}</g>}
    </g>
  );
}
