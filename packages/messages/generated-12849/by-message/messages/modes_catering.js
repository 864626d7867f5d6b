/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_CateringInputs */

const en_ca2_modes_catering = /** @type {(inputs: Modes_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Catering`)
};

const fr_ca2_modes_catering = /** @type {(inputs: Modes_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traiteur`)
};

/**
* | output |
* | --- |
* | "Catering" |
*
* @param {Modes_CateringInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering = /** @type {((inputs?: Modes_CateringInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_CateringInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering(inputs)
	return en_ca2_modes_catering(inputs)
});