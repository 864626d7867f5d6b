/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_School_LabelsInputs */

const en_ca2_modes_school_labels = /** @type {(inputs: Modes_School_LabelsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Labels (PDF)`)
};

const fr_ca2_modes_school_labels = /** @type {(inputs: Modes_School_LabelsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Étiquettes (PDF)`)
};

/**
* | output |
* | --- |
* | "Labels (PDF)" |
*
* @param {Modes_School_LabelsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school_labels = /** @type {((inputs?: Modes_School_LabelsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_School_LabelsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school_labels(inputs)
	return en_ca2_modes_school_labels(inputs)
});