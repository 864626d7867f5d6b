/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, total: NonNullable<unknown> }} Queue_Placed_TextInputs */

const en_ca2_queue_placed_text = /** @type {(inputs: Queue_Placed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. We sent it as soon as there was a signal.`)
};

const fr_ca2_queue_placed_text = /** @type {(inputs: Queue_Placed_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. Elle est partie dès le retour du réseau.`)
};

/**
* | output |
* | --- |
* | "{venue}, {total}. We sent it as soon as there was a signal." |
*
* @param {Queue_Placed_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_placed_text = /** @type {((inputs: Queue_Placed_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Placed_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_placed_text(inputs)
	return en_ca2_queue_placed_text(inputs)
});