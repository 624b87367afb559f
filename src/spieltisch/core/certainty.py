"""How far a mean may be wrong, at whatever moment one looks: whoever looks as often as they like is not fooled.

An ordinary interval of 95 % holds for a number of observations that was fixed before. Whoever watches it and stops when
it excludes 0 finds something in most series in which there is nothing. The intervals here are a *confidence sequence*:
in 95 of 100 series they contain the truth all the time, from the first look to the last. It is the asymptotic one of
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas ("Time-uniform central limit theory and asymptotic confidence
sequences", Annals of Statistics 2024), whose boundary is Robbins' mixture of normal distributions:

    mean ± sd · sqrt( 2 (n r² + 1) / (n² r²) · log( sqrt(n r² + 1) / alpha ) )

It is widest compared with an ordinary one for few and for very many observations; `r` says where it is narrowest.
Asymptotic means: the spread is taken from the observations themselves, so nothing should be said before there are some.
"""

from math import log, sqrt

ALPHA = 0.05


def half_width(deviation: float, n: int, alpha: float, narrowest: int) -> float:
    """How far the interval of a mean reaches to each side; it is narrowest at so many observations."""
    grown = n * (-2 * log(alpha) + log(1 - 2 * log(alpha))) / narrowest + 1
    return deviation * sqrt(2 * grown / (n * (grown - 1)) * log(sqrt(grown) / alpha))
