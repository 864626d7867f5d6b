/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ reason: NonNullable<unknown> }} School_Changed_ClosedInputs */

const en_ca2_school_changed_closed = /** @type {(inputs: School_Changed_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`No meals any more (${i?.reason}).`)
};

const fr_ca2_school_changed_closed = /** @type {(inputs: School_Changed_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Plus de repas (${i?.reason}).`)
};

/**
* | output |
* | --- |
* | "No meals any more ({reason})." |
*
* @param {School_Changed_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_closed = /** @type {((inputs: School_Changed_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_closed(inputs)
	return en_ca2_school_changed_closed(inputs)
});