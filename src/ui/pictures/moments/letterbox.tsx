/** A letter half in its box: it was sent. */

export const LETTERBOX = (
  <>
    <path className="wood" d="M84 118H100V166H84Z" />
    <path className="clay" d="M34 78Q34 44 66 44H148Q178 44 178 78V120H34Z" />
    <path className="clay" d="M34 120V78Q34 44 66 44 98 44 98 78V120Z" />
    <path className="night" d="M46 86H86V94H46Z" />
    <path className="cream" d="M48 92 36 54 78 42 85 92Z" />
    <path className="fine" d="M36 54 63 66 78 42" />
    <path d="M150 66V26" />
    <path className="ochre" d="M150 24 176 26 172 34 177 42 150 44Z" />
    <path
      className="leaf"
      d="M110 166Q104 148 116 140 120 152 118 166ZM120 166Q124 142 140 138 140 156 128 166ZM62 166Q58 150 48 148 48 160 56 166Z"
    />
    <path className="fine" d="M112 74H160M112 88H160M112 102H148" />
  </>
);
