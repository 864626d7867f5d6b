/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Modes_LeftInputs */

const en_ca2_modes_left = /** @type {(inputs: Modes_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.count} left`)
};

const fr_ca2_modes_left = /** @type {(inputs: Modes_LeftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`reste ${i?.count}`)
};

/**
* | output |
* | --- |
* | "{count} left" |
*
* @param {Modes_LeftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_left = /** @type {((inputs: Modes_LeftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_LeftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_left(inputs)
	return en_ca2_modes_left(inputs)
});