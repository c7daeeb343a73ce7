// In a file of its own, because the home page shows only this drawing.
export const TABLE_AND_CHAIRS = (
  <>
    <path d="M34 62h52M60 62v38M46 102h28" />
    <path d="M14 40v62M14 74h18v28M106 40v62M106 74H88v28" />
    <path
      className="thin accent"
      d="M42 50h12v6a6 6 0 0 1-12 0ZM66 50h12v6a6 6 0 0 1-12 0ZM54 52h3v5h-3M78 52h3v5h-3"
    />
    <path className="thin warm" d="M46 43c-3-4 3-5 0-10M50 43c-3-4 3-5 0-10M70 43c-3-4 3-5 0-10M74 43c-3-4 3-5 0-10" />
    <path className="thin" d="M10 102h100" />
  </>
);
