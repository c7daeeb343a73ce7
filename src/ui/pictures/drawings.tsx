import type { ReactNode } from "react";
import { TABLE_AND_CHAIRS } from "./table-and-chairs.tsx";

/** Our own line drawings on a field of 120 by 120, by the name the content uses. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  "table-and-chairs": TABLE_AND_CHAIRS,
  "lamp-and-book": (
    <>
      <path d="M24 46 38 20h20l14 26ZM48 46v50M32 98h32" />
      <path className="thin warm" d="M32 56l-4 9M48 56v4M64 56l4 9" />
      <path d="M88 76c-8-5-16-6-24-4v24c8-2 16-1 24 4 6-5 14-6 22-4V72c-8-2-16-1-22 4ZM88 76v24" />
      <path
        className="thin accent"
        d="M71 80c4-.5 8 0 11 1.5M71 87c4-.5 8 0 11 1.5M95 81c3-1.5 6-2 9-1.5M95 88c3-1.5 6-2 9-1.5"
      />
      <path className="thin" d="M10 104h104" />
    </>
  ),
  shoes: (
    <>
      <path d="M12 42v28h56c0-8-5-11-12-13-9-2.5-15-7-19-15-4 4-8 6-13 6-4.5 0-8.5-1-12-6ZM12 70v8h56v-8" />
      <path className="thin accent" d="M40 53l7-6M46 58l6-6M53 61l5-6" />
      <path d="M50 92h56v8H50ZM106 92c0-8-5-11-12-13-8-2.2-13-6-17-12" />
      <path className="thin accent" d="M82 76l6-6M89 81l5-6" />
      <circle className="thin warm" cx="90" cy="34" r="10" />
      <path className="thin warm" d="M90 16v-4M77 21l-3-3M103 21l3-3M72 34h-4M112 34h-4" />
      <path className="thin" d="M8 107h104" />
    </>
  ),
  bowl: (
    <>
      <path d="M18 62h84c0 22-14 36-32 38H50C32 98 18 84 18 62ZM46 106h28" />
      <path className="accent" d="M36 54a13 13 0 0 1 25-4" />
      <path className="thin accent" d="M47 42c0-4 2-7 6-8" />
      <path className="warm" d="M62 55c2-12 10-20 22-21 1 10-3 17-10 21" />
      <path className="thin warm" d="M67 54c4-6 8-10 13-15" />
      <path d="M84 56c2-7 6-10 12-10" />
      <path className="thin" d="M34 74c4 8 9 12 16 15" />
    </>
  ),
  "calm-window": (
    <>
      <path d="M22 98V46a30 30 0 0 1 60 0v52Z" />
      <path d="M12 98h96" />
      <path className="thin" d="M52 16v82M22 60h60" />
      <circle className="thin warm" cx="67" cy="44" r="7" />
      <path className="thin accent" d="M24 82c8-8 16-8 26-1M54 83c8-7 16-8 26-2" />
      <path d="M91 98l-2-13h14l-2 13M96 85V72" />
      <path className="thin accent" d="M96 80c-6 0-8-4-8-8 6 0 8 3 8 8ZM96 74c0-5 3-8 8-8 0 5-2 8-8 8Z" />
    </>
  ),
  "moon-over-bed": (
    <>
      <path d="M14 54v50M14 92h92v12M106 92V82c0-6-4-10-10-10H42v20" />
      <path d="M14 72h28" />
      <path className="thin accent" d="M20 72c0-7 3-10 9-10s9 3 9 10" />
      <path className="thin" d="M56 72v20M42 82h64" />
      <path className="warm" d="M84 14a20 20 0 1 0 18 30 17 17 0 0 1-18-30Z" />
      <path className="thin warm" d="M52 22v8M48 26h8M40 40v6M37 43h6" />
    </>
  ),
  scale: (
    <>
      <path d="M22 40h76a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z" />
      <path d="M36 74a24 24 0 0 1 48 0Z" />
      <path className="thin accent" d="M60 74l9-15" />
      <path className="thin warm" d="M42 70l4 1M48 59l3 3M60 55v4M78 70l-4 1" />
      <path className="thin" d="M28 102v5M92 102v5M12 108h96" />
      <path className="thin" d="M32 90h56" />
    </>
  ),
};
