/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ done: NonNullable<unknown>, count: NonNullable<unknown> }} Modes_School_PackedInputs */

const en_ca2_modes_school_packed = /** @type {(inputs: Modes_School_PackedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done} of ${i?.count} packed`)
};

const fr_ca2_modes_school_packed = /** @type {(inputs: Modes_School_PackedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done} sur ${i?.count} emballés`)
};

/**
* | output |
* | --- |
* | "{done} of {count} packed" |
*
* @param {Modes_School_PackedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school_packed = /** @type {((inputs: Modes_School_PackedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_School_PackedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school_packed(inputs)
	return en_ca2_modes_school_packed(inputs)
});