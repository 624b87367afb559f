// The shapes of the seats as paths around a point: ● ■ ▲ ◆.

export function seatShape(seat: number, x: number, y: number, r: number): string {
  switch (seat) {
    case 0:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-r * 1.8}z`;
    case 2:
      return `M${x} ${y - r * 1.15}l${r * 1.15} ${r * 2}h${-r * 2.3}z`;
    default:
      return `M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}z`;
  }
}
