/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Pre_OrderInputs */

const en_ca2_landing_pre_order = /** @type {(inputs: Landing_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-order for the event`)
};

const fr_ca2_landing_pre_order = /** @type {(inputs: Landing_Pre_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommander pour l’événement`)
};

/**
* | output |
* | --- |
* | "Pre-order for the event" |
*
* @param {Landing_Pre_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_pre_order = /** @type {((inputs?: Landing_Pre_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Pre_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_pre_order(inputs)
	return en_ca2_landing_pre_order(inputs)
});