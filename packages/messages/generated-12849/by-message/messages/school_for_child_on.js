/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, name: NonNullable<unknown> }} School_For_Child_OnInputs */

const en_ca2_school_for_child_on = /** @type {(inputs: School_For_Child_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date}, for ${i?.name}`)
};

const fr_ca2_school_for_child_on = /** @type {(inputs: School_For_Child_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date}, pour ${i?.name}`)
};

/**
* | output |
* | --- |
* | "{date}, for {name}" |
*
* @param {School_For_Child_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_for_child_on = /** @type {((inputs: School_For_Child_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_For_Child_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_for_child_on(inputs)
	return en_ca2_school_for_child_on(inputs)
});