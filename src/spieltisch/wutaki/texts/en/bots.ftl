# Why a bot thinks an option good: a clause for each feature.

reason-points = more victory points
reason-sure-points = points that final scoring is sure to bring
reason-secret-pacts = better prospects for the secret pacts
reason-revenge-cards = less to lose by revenge cards
reason-open-pacts = fewer pacts left over, which cost points in the end
reason-near-pacts = pacts that are nearly fulfilled
reason-ready-pacts = a pact that can be paid for already
reason-fulfilled-pacts = more fulfilled pacts
reason-goods = more resources in store
reason-gold = more gold in store
reason-cost-goods = more of the resource that pays your workers
reason-sets = five equal resources for the scoring
reason-omens = more omens in hand
reason-lasting-omen = a permanent omen
reason-recruits = more recruited workers
reason-special-worker = the special worker
reason-workers-left = more workers left in this round
reason-upgrades = more upgrades
reason-tower = an upgraded tower
reason-pyramid = higher up on the pyramid
reason-first-next = starting player of the next round
reason-monster = next at a well-filled monster
reason-track = the next symbol of the masterboard
reason-multiplier = more points for the others' pacts
reason-skill = the one-time skill still in reserve
