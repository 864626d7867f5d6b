/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Camera_UnsupportedInputs */

const en_ca2_camera_unsupported = /** @type {(inputs: Camera_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This browser can’t scan codes here.`)
};

const fr_ca2_camera_unsupported = /** @type {(inputs: Camera_UnsupportedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce navigateur ne permet pas de balayer un code ici.`)
};

/**
* | output |
* | --- |
* | "This browser can’t scan codes here." |
*
* @param {Camera_UnsupportedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const camera_unsupported = /** @type {((inputs?: Camera_UnsupportedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Camera_UnsupportedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_camera_unsupported(inputs)
	return en_ca2_camera_unsupported(inputs)
});