import type { ReactNode } from "react";

/** Our own line drawings on a field of 120 by 120, by the name content calls them. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  "table-and-chairs": (
    <>
      <path d="M34 62h52M60 62v38M46 102h28" />
      <path d="M14 40v62M14 74h18v28M106 40v62M106 74H88v28" />
      <path
        className="thin accent"
        d="M42 50h12v6a6 6 0 0 1-12 0ZM66 50h12v6a6 6 0 0 1-12 0ZM54 52h3v5h-3M78 52h3v5h-3"
      />
      <path
        className="thin warm"
        d="M46 43c-3-4 3-5 0-10M50 43c-3-4 3-5 0-10M70 43c-3-4 3-5 0-10M74 43c-3-4 3-5 0-10"
      />
      <path className="thin" d="M10 102h100" />
    </>
  ),
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
      <path d="M16 46v26h62c0-9-5-12-13-14-10-2.5-17-8-21-17-4 5-9 7-15 7-5 0-9-1-13-2ZM16 72v7h62v-7" />
      <path className="thin accent" d="M45 56l7-7M51 61l6-7M58 64l5-7" />
      <path d="M46 87c0 0 0 3 0 3h58c0-8-5-12-12-14" />
      <path d="M46 88v9h58v-7" />
      <path
        className="thin warm"
        d="M84 34a10 10 0 1 1 20 0 10 10 0 0 1-20 0M94 16v-4M80 22l-3-3M108 22l3-3M76 36h-4M116 36h-2"
      />
      <path className="thin" d="M10 106h100" />
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
      <path d="M28 98V46a32 32 0 0 1 64 0v52Z" />
      <path d="M20 98h80" />
      <path className="thin" d="M60 14v84M28 62h64" />
      <path className="thin warm" d="M68 44a10 10 0 0 1 20 0" />
      <path className="thin accent" d="M32 82c8-8 16-8 24-1M64 84c7-8 15-9 24-3" />
      <path d="M94 98v-8h14v8ZM101 90V78" />
      <path className="thin accent" d="M101 82c-6 0-8-4-8-8 6 0 8 3 8 8ZM101 78c0-5 3-8 8-8 0 5-2 8-8 8Z" />
      <path className="thin" d="M16 108h92" />
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
