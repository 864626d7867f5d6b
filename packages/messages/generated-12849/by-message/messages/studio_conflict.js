/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, value: NonNullable<unknown> }} Studio_ConflictInputs */

const en_ca2_studio_conflict = /** @type {(inputs: Studio_ConflictInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} set it to ${i?.value}. Which stays?`)
};

const fr_ca2_studio_conflict = /** @type {(inputs: Studio_ConflictInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} a saisi ${i?.value}. Que garder ?`)
};

/**
* | output |
* | --- |
* | "{name} set it to {value}. Which stays?" |
*
* @param {Studio_ConflictInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_conflict = /** @type {((inputs: Studio_ConflictInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ConflictInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_conflict(inputs)
	return en_ca2_studio_conflict(inputs)
});