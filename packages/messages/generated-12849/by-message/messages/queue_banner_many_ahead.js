/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ordersAhead: NonNullable<unknown> }} Queue_Banner_Many_AheadInputs */

const en_ca2_queue_banner_many_ahead = /** @type {(inputs: Queue_Banner_Many_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ordersAhead} or more orders ahead of yours`)
};

const fr_ca2_queue_banner_many_ahead = /** @type {(inputs: Queue_Banner_Many_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ordersAhead} commandes ou plus avant la vôtre`)
};

/**
* | output |
* | --- |
* | "{ordersAhead} or more orders ahead of yours" |
*
* @param {Queue_Banner_Many_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_banner_many_ahead = /** @type {((inputs: Queue_Banner_Many_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Banner_Many_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_banner_many_ahead(inputs)
	return en_ca2_queue_banner_many_ahead(inputs)
});