/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Camera_OpeningInputs */

const en_ca2_camera_opening = /** @type {(inputs: Camera_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Opening the camera…`)
};

const fr_ca2_camera_opening = /** @type {(inputs: Camera_OpeningInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouverture de l’appareil photo…`)
};

/**
* | output |
* | --- |
* | "Opening the camera…" |
*
* @param {Camera_OpeningInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const camera_opening = /** @type {((inputs?: Camera_OpeningInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Camera_OpeningInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_camera_opening(inputs)
	return en_ca2_camera_opening(inputs)
});