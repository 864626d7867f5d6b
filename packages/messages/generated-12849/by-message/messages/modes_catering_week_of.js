/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, upTo: NonNullable<unknown> }} Modes_Catering_Week_OfInputs */

const en_ca2_modes_catering_week_of = /** @type {(inputs: Modes_Catering_Week_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from} to ${i?.upTo}`)
};

const fr_ca2_modes_catering_week_of = /** @type {(inputs: Modes_Catering_Week_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Du ${i?.from} au ${i?.upTo}`)
};

/**
* | output |
* | --- |
* | "{from} to {upTo}" |
*
* @param {Modes_Catering_Week_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering_week_of = /** @type {((inputs: Modes_Catering_Week_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Catering_Week_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering_week_of(inputs)
	return en_ca2_modes_catering_week_of(inputs)
});