/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ordersAhead: NonNullable<unknown> }} Queue_Banner_AheadInputs */

const en_ca2_queue_banner_ahead = /** @type {(inputs: Queue_Banner_AheadInputs) => LocalizedString} */ (i) => {const aheadPlural = registry.plural("en-CA", i?.ordersAhead, {});
	if (aheadPlural === "one") return /** @type {LocalizedString} */ (`1 order ahead of yours`);
	if (aheadPlural === "other") return /** @type {LocalizedString} */ (`${i?.ordersAhead} orders ahead of yours`);
	return /** @type {LocalizedString} */ ("queue_banner_ahead");
};

const fr_ca2_queue_banner_ahead = /** @type {(inputs: Queue_Banner_AheadInputs) => LocalizedString} */ (i) => {const aheadPlural = registry.plural("fr-CA", i?.ordersAhead, {});
	if (aheadPlural === "one") return /** @type {LocalizedString} */ (`1 commande avant la vôtre`);
	if (aheadPlural === "other") return /** @type {LocalizedString} */ (`${i?.ordersAhead} commandes avant la vôtre`);
	return /** @type {LocalizedString} */ ("queue_banner_ahead");
};

/**
* | aheadPlural | output |
* | --- | --- |
* | "one" | "1 order ahead of yours" |
* | "other" | "{ordersAhead} orders ahead of yours" |
*
* @param {Queue_Banner_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_banner_ahead = /** @type {((inputs: Queue_Banner_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Banner_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_banner_ahead(inputs)
	return en_ca2_queue_banner_ahead(inputs)
});