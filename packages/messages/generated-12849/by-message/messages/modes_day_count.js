/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, count: NonNullable<unknown> }} Modes_Day_CountInputs */

const en_ca2_modes_day_count = /** @type {(inputs: Modes_Day_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day}: ${i?.count}`)
};

const fr_ca2_modes_day_count = /** @type {(inputs: Modes_Day_CountInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} : ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{day}: {count}" |
*
* @param {Modes_Day_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_day_count = /** @type {((inputs: Modes_Day_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Day_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_day_count(inputs)
	return en_ca2_modes_day_count(inputs)
});