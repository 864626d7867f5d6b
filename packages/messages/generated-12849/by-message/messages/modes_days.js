/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_DaysInputs */

const en_ca2_modes_days = /** @type {(inputs: Modes_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Days`)
};

const fr_ca2_modes_days = /** @type {(inputs: Modes_DaysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jours`)
};

/**
* | output |
* | --- |
* | "Days" |
*
* @param {Modes_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_days = /** @type {((inputs?: Modes_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_days(inputs)
	return en_ca2_modes_days(inputs)
});