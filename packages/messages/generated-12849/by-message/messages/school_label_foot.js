/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, school: NonNullable<unknown>, number: NonNullable<unknown> }} School_Label_FootInputs */

const en_ca2_school_label_foot = /** @type {(inputs: School_Label_FootInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date} · ${i?.school} · No. ${i?.number}`)
};

const fr_ca2_school_label_foot = /** @type {(inputs: School_Label_FootInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.date} · ${i?.school} · no ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{date} · {school} · No. {number}" |
*
* @param {School_Label_FootInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_label_foot = /** @type {((inputs: School_Label_FootInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Label_FootInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_label_foot(inputs)
	return en_ca2_school_label_foot(inputs)
});