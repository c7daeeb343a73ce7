/** A plug out of its socket, on the small field: there is no connection. */

export const PLUG = (
  <>
    <path d="M20 48Q6 48 6 64 6 82 30 82H52" />
    <path className="leaf" d="M20 36Q36 34 42 38V58Q36 62 20 60Z" />
    <path d="M42 43H52M42 53H52" />
    <path className="cream" d="M66 22H90V74H66Z" />
    <path className="fine" d="M75 40V46M75 51V57M82 40V46M82 51V57" />
  </>
);
