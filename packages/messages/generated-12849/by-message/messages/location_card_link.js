/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ action: NonNullable<unknown>, venue: NonNullable<unknown> }} Location_Card_LinkInputs */

const en_ca2_location_card_link = /** @type {(inputs: Location_Card_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.action}: ${i?.venue}`)
};

const fr_ca2_location_card_link = /** @type {(inputs: Location_Card_LinkInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.action} : ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "{action}: {venue}" |
*
* @param {Location_Card_LinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_card_link = /** @type {((inputs: Location_Card_LinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_Card_LinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_card_link(inputs)
	return en_ca2_location_card_link(inputs)
});